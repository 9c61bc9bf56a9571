import type { FeatureWords } from '../../i18n/resources'
import { ConfigurationScreen } from './config/ConfigurationScreen'
import { EditInfoScreen } from './config/EditInfoScreen'
import { DashboardScreen } from './dashboard/DashboardScreen'
import { SettlementScreen } from './SettlementScreen'

export const screens = {
  '/looper/dashboard': DashboardScreen,
  '/looper/configration': ConfigurationScreen,
  '/looper/edit-project-info': EditInfoScreen,
  '/looper/financial-settlement': SettlementScreen,
}
export const words: FeatureWords = { en: async () => (await import('./words.en')).en, zh: async () => (await import('./words.zh')).zh }
declare module '../../i18n/resources' { interface Resources { readonly looper: typeof import('./words.en').en } }
