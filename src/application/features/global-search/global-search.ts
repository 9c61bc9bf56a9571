import { globalSearchFeature } from '../../../domain/global-search/feature'
import { implementFeature } from '../implement-feature'
import { makeGlobalSearchEffects } from './global-search.effects'

export const globalSearchImplementation = implementFeature(globalSearchFeature, ({ ports }) => ({
  tab: { 'global-search/globalSearch': makeGlobalSearchEffects(ports) },
}))
