/** Whether this build has pictures of a couple who may be shown. */
export function showsCouple(): boolean {
  return import.meta.env.VITE_SHOWCASE_COUPLE === 'on'
}

/**
 * The largest picture of the landing page's first screen, as a phone fetches it. The start-up screen of the app shows it, too:
 * it comes with the same page, and nothing else of the showcase does.
 */
export function startPicture(): string {
  return showsCouple() ? '/site/couple/rose-arch-480.webp' : '/site/golden-garden-480.webp'
}
