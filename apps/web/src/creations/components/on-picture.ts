/** The look of a button that lies on a picture. */
export const onPicture = 'bg-black/45 text-white backdrop-blur hover:bg-black/60!'
