import { entriesOf, itemsOf, type Plist } from './read-plist.ts'

/** The system calls that need a reason, with the plugin that makes them: preferences, file system. */
const reasons = {
  NSPrivacyAccessedAPICategoryUserDefaults: 'CA92.1',
  NSPrivacyAccessedAPICategoryFileTimestamp: 'C617.1',
}
/** What the server keeps of a person; each is tied to the device and none serves tracking. */
const collected = ['PhotosorVideos', 'OtherUserContent', 'DeviceID', 'ProductInteraction', 'PurchaseHistory']

/** What the privacy manifest lacks for the store. */
export function checkPrivacy(plist: Plist): string[] {
  const manifest = entriesOf(plist)
  const problems: string[] = []
  if (manifest.NSPrivacyTracking !== false || itemsOf(manifest.NSPrivacyTrackingDomains).length > 0)
    problems.push('PrivacyInfo: this app does not track')
  const accessed = itemsOf(manifest.NSPrivacyAccessedAPITypes).map(entriesOf)
  for (const [category, reason] of Object.entries(reasons)) {
    const entry = accessed.find((type) => type.NSPrivacyAccessedAPIType === category)
    if (!itemsOf(entry?.NSPrivacyAccessedAPITypeReasons).includes(reason))
      problems.push(`PrivacyInfo: ${category} needs the reason ${reason}`)
  }
  const types = itemsOf(manifest.NSPrivacyCollectedDataTypes).map(entriesOf)
  for (const name of collected) {
    const entry = types.find(
      (type) => type.NSPrivacyCollectedDataType === `NSPrivacyCollectedDataType${name}`,
    )
    if (!entry) problems.push(`PrivacyInfo: ${name} is collected and not told`)
    else problems.push(...checkCollected(name, entry))
  }
  return problems
}

function checkCollected(name: string, entry: Record<string, Plist>): string[] {
  const problems: string[] = []
  if (entry.NSPrivacyCollectedDataTypeLinked !== true)
    problems.push(`PrivacyInfo: ${name} is linked to the device`)
  if (entry.NSPrivacyCollectedDataTypeTracking !== false)
    problems.push(`PrivacyInfo: ${name} does not serve tracking`)
  if (itemsOf(entry.NSPrivacyCollectedDataTypePurposes).length === 0)
    problems.push(`PrivacyInfo: ${name} has no purpose`)
  return problems
}
