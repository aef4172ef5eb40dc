import { type SpawnOptions, spawn } from 'node:child_process'

/** Runs a command with its output shown; resolves with the exit code, 1 when it was ended by a signal. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (signal) console.error(`${command} was ended by ${signal}.`)
      resolve(code ?? 1)
    })
  })
}

/** Runs a command and throws when it fails. */
export async function mustRun(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}
