export { AdultQuestion as default } from '#creations'
