const names = ['partner1.jpg', 'partner2.jpg'] as const

/** Whether the preview serves two portraits to try with. */
export async function hasSamplePhotos(): Promise<boolean> {
  const answers = await Promise.all(names.map((name) => ask(name, 'HEAD')))
  return answers.every(isPicture)
}

/** The two portraits; undefined where there are none. */
export async function loadSamplePhotos(): Promise<[File, File] | undefined> {
  const [first, second] = await Promise.all(names.map(load))
  return first && second ? [first, second] : undefined
}

async function load(name: string): Promise<File | undefined> {
  const response = await ask(name, 'GET')
  return isPicture(response) ? new File([await response.blob()], name, { type: 'image/jpeg' }) : undefined
}

function ask(name: string, method: 'GET' | 'HEAD'): Promise<Response> {
  return fetch(`/sample-photos/${name}`, { method })
}

/** The app's own page answers unknown paths, so that the status alone says nothing. */
function isPicture(response: Response): boolean {
  return response.ok && response.headers.get('content-type') === 'image/jpeg'
}
