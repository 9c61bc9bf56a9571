import { priceFeature } from '../../../domain/price/feature'
import { implementFeature } from '../implement-feature'

/** The socket pushes all prices, so the feature requests no effects. */
export const priceImplementation = implementFeature(priceFeature, () => ({}))
