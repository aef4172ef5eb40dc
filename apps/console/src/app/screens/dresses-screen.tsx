export { DressesPage as default } from '../../features/dresses/index.ts'
