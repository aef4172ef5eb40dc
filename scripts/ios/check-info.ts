import { brand } from '../../packages/contract/src/brand.ts'
import { entriesOf, itemsOf, type Plist } from './read-plist.ts'

const usageTexts = [
  'NSCameraUsageDescription',
  'NSPhotoLibraryAddUsageDescription',
  'NSPhotoLibraryUsageDescription',
]
const placeholder = /lorem|todo|tbd|placeholder|example|your app|\bfixme\b/i
const leastWords = 8

/** What Info.plist lacks for the store. */
export function checkInfo(plist: Plist): string[] {
  const info = entriesOf(plist)
  const problems = usageTexts.flatMap((key) => checkUsageText(key, info[key]))
  if (info.ITSAppUsesNonExemptEncryption !== false)
    problems.push('Info.plist: the encryption answer is missing')
  if (info.CFBundleDisplayName !== brand.name)
    problems.push(`Info.plist: the app is not called ${brand.name}`)
  if (info.CFBundleShortVersionString !== '$(MARKETING_VERSION)')
    problems.push('Info.plist: the version is not the project’s')
  if (info.CFBundleVersion !== '$(CURRENT_PROJECT_VERSION)')
    problems.push('Info.plist: the build number is not the project’s')
  if (info.UILaunchStoryboardName !== 'LaunchScreen') problems.push('Info.plist: no launch screen')
  if (itemsOf(info.UIRequiredDeviceCapabilities).includes('armv7'))
    problems.push('Info.plist: asks for armv7, which no supported phone has')
  const orientations = itemsOf(info.UISupportedInterfaceOrientations)
  if (orientations.join() !== 'UIInterfaceOrientationPortrait')
    problems.push('Info.plist: portrait is not the only orientation')
  const schemes = itemsOf(info.CFBundleURLTypes).flatMap((type) =>
    itemsOf(entriesOf(type).CFBundleURLSchemes),
  )
  if (!schemes.includes('everafter')) problems.push('Info.plist: the scheme everafter is missing')
  if (info.FirebaseMessagingInstallationIdEnabled !== false)
    problems.push('Info.plist: messages need registration tokens, not installation ids')
  return problems
}

function checkUsageText(key: string, text: Plist | undefined): string[] {
  if (typeof text !== 'string') return [`Info.plist: ${key} is missing`]
  if (placeholder.test(text)) return [`Info.plist: ${key} is a placeholder`]
  if (!text.includes(brand.name) || text.split(' ').length < leastWords)
    return [`Info.plist: ${key} does not say what for`]
  return []
}
