/** What a workflow leaves open that the linter does not ask for: versions of actions, rights, time. */
export function findLoose(text: string): string[] {
  const uses = [...text.matchAll(/^\s*(?:- )?uses:\s*(\S+)(.*)$/gm)]
  const jobs = text.match(/^ {4}runs-on:/gm)?.length ?? 0
  const limits = text.match(/^ {4}timeout-minutes: \d+$/gm)?.length ?? 0
  return [
    ...uses
      .filter(([, action, rest]) => !/@[\da-f]{40}$/.test(action) || !/# v\d+\.\d+\.\d+\s*$/.test(rest))
      .map(([, action]) => `${action} is not pinned to a commit with its full version beside it`),
    ...(/^permissions:\n {2}contents: read\n(?! )/m.test(text) ? [] : ['it may do more than read the code']),
    ...(/^ +\S+: write$/m.test(text) ? ['a right to write is given'] : []),
    ...(/^concurrency:$/m.test(text) ? [] : ['nothing keeps two runs apart']),
    ...(jobs === limits ? [] : ['a job has no timeout-minutes']),
  ]
}
