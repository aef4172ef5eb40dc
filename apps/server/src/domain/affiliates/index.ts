export { isAffiliate } from './is-affiliate.ts'
