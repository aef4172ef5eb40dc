interface Project {
  /** The text of project.pbxproj. */
  text: string
  bundleId: string
  version: string
}

const leastIos = 15
const resources = ['PrivacyInfo.xcprivacy', 'Assets.xcassets', 'LaunchScreen.storyboard', 'public']

/** What the Xcode project lacks for the store; every setting must hold in each of its configurations. */
export function checkProject({ text, bundleId, version }: Project): string[] {
  const problems = [
    ...checkSetting('PRODUCT_BUNDLE_IDENTIFIER', (value) => value === bundleId),
    ...checkSetting('MARKETING_VERSION', (value) => value === version),
    ...checkSetting('CURRENT_PROJECT_VERSION', (value) => Number(value) > 0),
    ...checkSetting('IPHONEOS_DEPLOYMENT_TARGET', (value) => Number(value) >= leastIos),
    ...checkSetting('CODE_SIGN_ENTITLEMENTS', (value) => value === 'App/App.entitlements'),
    ...checkSetting('ASSETCATALOG_COMPILER_APPICON_NAME', (value) => value === 'AppIcon'),
    ...checkSetting('TARGETED_DEVICE_FAMILY', (value) => value === '1'),
  ]
  const phase = text.match(/isa = PBXResourcesBuildPhase;[\s\S]*?\};/)?.[0] ?? ''
  for (const name of resources) {
    if (!phase.includes(`/* ${name} in Resources */`))
      problems.push(`project: ${name} is not part of the app`)
  }
  return problems

  function checkSetting(name: string, isRight: (value: string) => boolean): string[] {
    const values = [...text.matchAll(new RegExp(`\\b${name} = "?([^";]+)"?;`, 'g'))].map(([, value]) => value)
    if (values.length < 2) return [`project: ${name} is missing`]
    return values.every(isRight) ? [] : [`project: ${name} is ${values.join(' and ')}`]
  }
}
