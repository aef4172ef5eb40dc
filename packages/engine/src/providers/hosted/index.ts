export { type Price, type PriceTable, pricesReadOn } from './cost/prices.ts'
export { createHostedModel, type HostedAccount } from './create-hosted-model.ts'
export { type HostedProvider, hostedProviders } from './models/index.ts'
