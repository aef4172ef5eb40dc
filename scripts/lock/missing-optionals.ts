export interface LockedPackage {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors: Record<string, string> = {
  arm64: 'arm64',
  arm: 'arm',
  armv7: 'arm',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
}

/**
 * Entries for exact optional dependencies that the lock lacks: a registry without some platform's package leaves
 * it out, and `npm ci` then refuses the lock. Each is bound to its platform, so that no other one asks for it.
 */
export function missingOptionals(lock: Lock): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const [parent, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`
      const isLocked = path in lock.packages || `${parent}/node_modules/${name}` in lock.packages
      const platform = platformOf(name)
      if (isLocked || !platform || !/^\d/.test(version)) continue
      missing[path] = { version, ...(dev && { dev }), optional: true, ...platform }
    }
  }
  return missing
}

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.slice(name.lastIndexOf('/') + 1).split(/[-.]/)
  const os = words.find((word) => systems.includes(word))
  const cpu = words.flatMap((word) => processors[word.replace(/(?<=^armv7|^arm).*(?:hf|eabi)$/, '')] ?? [])[0]
  if (!os && cpu !== 'wasm32') return undefined
  return { ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }) }
}
