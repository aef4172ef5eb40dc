import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../steps/root.ts'
import { findProblems } from './find-problems.ts'

const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }
let folder: string

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'ios-shell-'))}/`
  for (const name of ['package.json', 'capacitor.config.json'])
    cpSync(`${root}apps/web/${name}`, folder + name)
  cpSync(`${root}apps/web/ios`, `${folder}ios`, {
    recursive: true,
    filter: (path) => !/\/(www|public|symlinks)$/.test(path),
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

const find = () => findProblems({ folder, version })
const app = 'ios/App/App/'

function rewrite(file: string, change: (text: string) => string) {
  const before = readFileSync(folder + file, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(folder + file, after)
}

test('the shell as it stands has what the store asks for and holds the web build', {
  tags: ['SHELL-01'],
}, async () => {
  expect(await find()).toEqual([])
  const { webDir } = JSON.parse(readFileSync(`${folder}capacitor.config.json`, 'utf8')) as { webDir: string }
  expect(webDir).toBe('ios/www')
  expect(readFileSync(`${root}scripts/ios/sync.ts`, 'utf8')).toContain("'--outDir', 'ios/www'")
})

test.each([
  ['NSCameraUsageDescription', 'NSCameraUsage', 'Info.plist: NSCameraUsageDescription is missing'],
  [/Ever After uses the camera[^<]*/, 'TODO', 'Info.plist: NSCameraUsageDescription is a placeholder'],
  [/Ever After saves[^<]*/, 'Photos.', 'Info.plist: NSPhotoLibraryAddUsageDescription does not say what for'],
  [
    /Encryption<\/key>\s*<false\/>/,
    'Encryption</key><true/>',
    'Info.plist: the encryption answer is missing',
  ],
  ['<string>Ever After</string>', '<string>App</string>', 'Info.plist: the app is not called Ever After'],
  ['$(MARKETING_VERSION)', '1.0', 'Info.plist: the version is not the project’s'],
  ['$(CURRENT_PROJECT_VERSION)', '1', 'Info.plist: the build number is not the project’s'],
  ['UILaunchStoryboardName', 'UILaunch', 'Info.plist: no launch screen'],
  [
    '<key>UIViewController',
    '<key>UIRequiredDeviceCapabilities</key><array><string>armv7</string></array><key>UIViewController',
    'Info.plist: asks for armv7, which no supported phone has',
  ],
  ['OrientationPortrait', 'OrientationLandscapeLeft', 'Info.plist: portrait is not the only orientation'],
  ['>everafter<', '>other<', 'Info.plist: the scheme everafter is missing'],
  [
    /InstallationIdEnabled<\/key>\s*<false\/>/,
    'InstallationIdEnabled</key><true/>',
    'Info.plist: messages need registration tokens, not installation ids',
  ],
])('a broken Info.plist is found: %s', async (from, to, problem) => {
  rewrite(`${app}Info.plist`, (text) => text.replace(from, to))
  expect(await find()).toEqual([problem])
})

test.each([
  ['CA92.1', 'X', 'PrivacyInfo: NSPrivacyAccessedAPICategoryUserDefaults needs the reason CA92.1'],
  ['C617.1', 'X', 'PrivacyInfo: NSPrivacyAccessedAPICategoryFileTimestamp needs the reason C617.1'],
  ['Tracking</key>\n\t<false/>', 'Tracking</key>\n\t<true/>', 'PrivacyInfo: this app does not track'],
  ['DataTypeDeviceID', 'DataTypeUserID', 'PrivacyInfo: DeviceID is collected and not told'],
  ['<true/>', '<false/>', 'PrivacyInfo: PhotosorVideos is linked to the device'],
  [
    'DataTypeTracking</key>\n\t\t\t<false/>',
    'DataTypeTracking</key>\n\t\t\t<true/>',
    'PrivacyInfo: PhotosorVideos does not serve tracking',
  ],
  ['DataTypePurposes', 'DataTypeAims', 'PrivacyInfo: PhotosorVideos has no purpose'],
])('a broken privacy manifest is found: %s', async (from, to, problem) => {
  rewrite(`${app}PrivacyInfo.xcprivacy`, (text) => text.replace(from, to))
  expect(await find()).toEqual([problem])
})

test.each([
  [/MARKETING_VERSION = [^;]+/, 'MARKETING_VERSION = 9.9', 'project: MARKETING_VERSION is 9.9 and'],
  ['com.everafter.app', 'com.example.app', 'project: PRODUCT_BUNDLE_IDENTIFIER is com.example.app and'],
  ['TARGET = 15.0', 'TARGET = 13.0', 'project: IPHONEOS_DEPLOYMENT_TARGET is 13.0 and'],
  [/CURRENT_PROJECT_VERSION/g, 'BUILD', 'project: CURRENT_PROJECT_VERSION is missing'],
  ['App/App.entitlements', 'App/Other.entitlements', 'project: CODE_SIGN_ENTITLEMENTS is'],
  [/.*A001 [^=]*,\n/, '', 'project: PrivacyInfo.xcprivacy is not part of the app'],
])('a broken project is found: %s', async (from, to, problem) => {
  rewrite('ios/App/App.xcodeproj/project.pbxproj', (text) => text.replace(from, to))
  expect(await find()).toEqual([expect.stringContaining(problem)])
})

test('an icon that is small, see-through or absent is found', async () => {
  const icon = `${folder}${app}Assets.xcassets/AppIcon.appiconset/icon-1024.png`
  const draw = (sidePx: number, channels: 3 | 4) =>
    sharp({ create: { width: sidePx, height: sidePx, channels, background: '#b4536a80' } })
      .png()
      .toFile(icon)
  await draw(512, 3)
  expect(await find()).toEqual(['pictures: icon-1024.png is 512 × 512, not 1024'])
  await draw(1024, 4)
  expect(await find()).toEqual(['pictures: icon-1024.png has an alpha channel'])
  rmSync(icon)
  expect(await find()).toEqual(['pictures: icon-1024.png is missing'])
})

test('a launch screen without its dark picture is found', async () => {
  rewrite(`${app}Assets.xcassets/Splash.imageset/Contents.json`, (text) =>
    text.replace('"filename": "splash-dark.png"', '"scale": "1x"'),
  )
  expect(await find()).toEqual(['pictures: the launch screen needs a light and a dark picture'])
})

test('push without its entitlement, its methods or its package is found', async () => {
  rewrite(`${app}App.entitlements`, (text) => text.replace('aps-environment', 'aps'))
  rewrite(`${app}AppDelegate.swift`, (text) => text.replace('didRegisterForRemote', 'didRegister'))
  rewrite('ios/App/CapApp-SPM/Package.swift', (text) => text.replaceAll('"CapacitorFirebaseMessaging"', '""'))
  expect(await find()).toEqual([
    'entitlements: push is missing',
    'AppDelegate: didRegisterForRemoteNotificationsWithDeviceToken is missing',
    'packages: @capacitor-firebase/messaging is not linked',
  ])
})

test('purchases without their package are found', async () => {
  rewrite('ios/App/CapApp-SPM/Package.swift', (text) =>
    text.replaceAll('"RevenuecatPurchasesCapacitor"', '""'),
  )
  expect(await find()).toEqual(['packages: @revenuecat/purchases-capacitor is not linked'])
})

test('an absent file is named before anything else', async () => {
  rmSync(`${folder}${app}PrivacyInfo.xcprivacy`)
  expect(await find()).toEqual(['missing: ios/App/App/PrivacyInfo.xcprivacy'])
})
