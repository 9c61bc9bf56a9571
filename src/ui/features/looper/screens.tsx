import { lazy } from 'react'
import type { FeatureWords } from '../../i18n/resources'
import { ConfigurationScreen } from './config/ConfigurationScreen'
import { EditInfoScreen } from './config/EditInfoScreen'
import { DashboardScreen } from './dashboard/DashboardScreen'
import { SettlementScreen } from './SettlementScreen'

const InfluShareScreen = lazy(async () => ({ default: (await import('./figures/InfluShareScreen')).InfluShareScreen }))
const BoardScreen = lazy(async () => ({ default: (await import('./figures/BoardScreen')).BoardScreen }))
const SpacesScreen = lazy(async () => ({ default: (await import('./figures/SpacesScreen')).SpacesScreen }))
const FeedsScreen = lazy(async () => ({ default: (await import('./figures/FeedsScreen')).FeedsScreen }))
const ExclusiveScreen = lazy(async () => ({ default: (await import('./exclusive/ExclusiveScreen')).ExclusiveScreen }))
const EditPageScreen = lazy(async () => ({ default: (await import('./exclusive/EditPageScreen')).EditPageScreen }))

export const screens = {
  '/looper/api': ExclusiveScreen,
  '/looper/edit-exclusive-page': EditPageScreen,
  '/looper/influshare': InfluShareScreen,
  '/looper/community-board': BoardScreen,
  '/looper/space-summary': SpacesScreen,
  '/looper/influshare-feeds': FeedsScreen,
  '/looper/dashboard': DashboardScreen,
  '/looper/configration': ConfigurationScreen,
  '/looper/edit-project-info': EditInfoScreen,
  '/looper/financial-settlement': SettlementScreen,
}
export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }
declare module '../../i18n/resources' { interface Resources { readonly looper: typeof import('./words.en').en } }
