export { isAffiliate, readAffiliateSince, setAffiliate } from './affiliates.ts'
