/** The picture that carries this name on two screens moves from its place on one to its place on the other. */
export const chosenPictureName = 'chosen-style'

/** Names the picture of a tapped card; the same style may stand on the screen twice, and only one may carry the name. */
export function markChosen(card: HTMLElement): void {
  const picture = card.querySelector('img')
  if (picture) picture.style.viewTransitionName = chosenPictureName
}
