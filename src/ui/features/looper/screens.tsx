import type { FeatureTranslations } from '../../i18n/resources'
import { ConfigurationScreen } from './config/ConfigurationScreen'
import { EditInfoScreen } from './config/EditInfoScreen'
import { DashboardScreen } from './dashboard/DashboardScreen'
import { lazyComponent } from '../../components/lazy-component'
import { SettlementScreen } from './SettlementScreen'

const InfluShareScreen = lazyComponent(async () => ({
  default: (await import('./analytics/InfluShareScreen')).InfluShareScreen,
}))
const BoardScreen = lazyComponent(async () => ({ default: (await import('./analytics/BoardScreen')).BoardScreen }))
const SpacesScreen = lazyComponent(async () => ({ default: (await import('./analytics/SpacesScreen')).SpacesScreen }))
const FeedsScreen = lazyComponent(async () => ({ default: (await import('./analytics/FeedsScreen')).FeedsScreen }))
const ExclusiveScreen = lazyComponent(async () => ({
  default: (await import('./exclusive/ExclusiveScreen')).ExclusiveScreen,
}))
const EditPageScreen = lazyComponent(async () => ({
  default: (await import('./exclusive/EditPageScreen')).EditPageScreen,
}))

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
export const translations: FeatureTranslations = {
  en: async () => (await import('./translations.en')).en,
  zh: async () => (await import('./translations.zh')).zh,
}
declare module '../../i18n/resources' {
  interface Resources {
    readonly looper: typeof import('./translations.en').en
  }
}
