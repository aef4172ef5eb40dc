/**
 * The large picture takes what the dresses and the button below leave of the screen, up to its whole height. While one is
 * made the stages need theirs.
 */
export const stageRooms = {
  making: 'grow basis-[390px] max-h-[calc(100cqw*4/3)]',
  preview: 'grow basis-[300px] max-h-[calc(100cqw*4/3)]',
}
