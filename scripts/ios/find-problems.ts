import { existsSync, readFileSync } from 'node:fs'
import { checkInfo } from './check-info.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPrivacy } from './check-privacy.ts'
import { checkProject } from './check-project.ts'
import { entriesOf, readPlist } from './read-plist.ts'

const pushMethods = [
  'didRegisterForRemoteNotificationsWithDeviceToken',
  'didFailToRegisterForRemoteNotificationsWithError',
  'didReceiveRemoteNotification',
]

interface Shell {
  /** The folder with `ios/` and `capacitor.config.json`, with a slash at its end. */
  folder: string
  version: string
}

/** Everything that keeps the iOS shell from the App Store, as far as files can tell. */
export async function findProblems({ folder, version }: Shell): Promise<string[]> {
  const app = `${folder}ios/App/App`
  const files = ['Info.plist', 'PrivacyInfo.xcprivacy', 'App.entitlements', 'AppDelegate.swift'].map(
    (name) => `${app}/${name}`,
  )
  const missing = files.filter((file) => !existsSync(file))
  if (missing.length > 0) return missing.map((file) => `missing: ${file.slice(folder.length)}`)

  const [info, privacy, entitlements, delegate] = files.map((file) => readFileSync(file, 'utf8'))
  const { appId } = JSON.parse(readFileSync(`${folder}capacitor.config.json`, 'utf8')) as { appId: string }
  const project = readFileSync(`${folder}ios/App/App.xcodeproj/project.pbxproj`, 'utf8')
  return [
    ...checkInfo(readPlist(info)),
    ...checkPrivacy(readPlist(privacy)),
    ...checkProject({ text: project, bundleId: appId, version }),
    ...(await checkPictures(`${app}/Assets.xcassets`)),
    ...(entriesOf(readPlist(entitlements))['aps-environment'] ? [] : ['entitlements: push is missing']),
    ...pushMethods
      .filter((method) => !delegate.includes(method))
      .map((method) => `AppDelegate: ${method} is missing`),
    ...checkPackages(folder),
  ]
}

/** Every plugin of the app must be linked into the shell, which `npm run ios:sync` does. */
function checkPackages(folder: string): string[] {
  const linked = readFileSync(`${folder}ios/App/CapApp-SPM/Package.swift`, 'utf8')
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    dependencies: Record<string, string>
  }
  return Object.keys(dependencies)
    .filter((name) => /^@(capacitor|revenuecat)/.test(name) && !/\/(core|ios)$/.test(name))
    .filter((name) => !linked.includes(`"${swiftName(name)}"`))
    .map((name) => `packages: ${name} is not linked`)
}

/** `@capacitor-community/in-app-review` is CapacitorCommunityInAppReview. */
function swiftName(name: string): string {
  return name
    .split(/[@/-]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}
