interface Question {
  /** Where the product's server answers. */
  origin: string
  path: string
  body?: object
}

/** Asks the sandbox store as a browser does; throws with its words when it refuses. */
export async function askStore<Reply = unknown>({ origin, path, body }: Question): Promise<Reply> {
  const response = await fetch(`${origin}/sandbox-store${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Reply
}
