/** The picture that carries this name on two screens moves from its place on one to its place on the other. */
export const chosenPictureName = 'chosen-dress'

/** Names the picture of a tapped plate; a dress may stand on the screen twice, and only one may carry the name. */
export function markChosen(plate: HTMLElement): void {
  const picture = plate.querySelector<HTMLElement>('img:not([data-current="false"])')
  if (picture) picture.style.viewTransitionName = chosenPictureName
}
