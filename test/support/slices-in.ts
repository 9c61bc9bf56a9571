import type { App } from '../../src/application/app'
import { coreAccountSlices, coreTabSlices, type AccountSlices, type TabSlices } from '../../src/domain/core'
import type { FeatureName, SlicesOf } from '../../src/domain/features'
import { mainFeatures, type AllAccountSlices, type AllTabSlices } from './whole-domain'

type Find = <N extends FeatureName>(name: N) => SlicesOf<N> | null

const slicesOf = <N extends FeatureName>(find: Find, name: N): SlicesOf<N> => {
  const slices = find(name)
  if (slices === null) throw new Error(`the feature ${name} is not loaded`)
  return slices
}

const allAccount = (core: AccountSlices, find: Find): AllAccountSlices => ({
  ...core,
  ...slicesOf(find, 'announcement').account,
  ...slicesOf(find, 'balance').account,
  ...slicesOf(find, 'chat').account,
  ...slicesOf(find, 'connection').account,
  ...slicesOf(find, 'group').account,
  ...slicesOf(find, 'group-overview').account,
  ...slicesOf(find, 'meme').account,
  ...slicesOf(find, 'price').account,
  ...slicesOf(find, 'profile').account,
  ...slicesOf(find, 'space').account,
  ...slicesOf(find, 'upload').account,
})

const allTab = (core: TabSlices, find: Find): AllTabSlices => {
  const { form: announceForm } = slicesOf(find, 'announcement').tab
  const { form: profileForm, ...profile } = slicesOf(find, 'profile').tab
  const { form: spaceForm } = slicesOf(find, 'space').tab
  const { email: emailSignIn, x: xSignIn, qr: qrSignIn } = slicesOf(find, 'sign-in').tab
  return {
    ...core,
    announceForm,
    profileForm,
    spaceForm,
    emailSignIn,
    xSignIn,
    qrSignIn,
    ...profile,
    ...slicesOf(find, 'chat').tab,
    ...slicesOf(find, 'global-search').tab,
    ...slicesOf(find, 'group-admin').tab,
    ...slicesOf(find, 'join').tab,
    ...slicesOf(find, 'partner-sign-in').tab,
    ...slicesOf(find, 'qr-approval').tab,
    ...slicesOf(find, 'wallet-sign-in').tab,
  }
}

const findIn =
  ({ features }: Pick<App, 'features'>): Find =>
  (name) =>
    features.of(name)?.slices ?? null

/** The account slices of the core and of the main features of an app that has loaded them. */
export const accountOf = (app: Pick<App, 'account' | 'features'>): AllAccountSlices =>
  allAccount(app.account.slices, findIn(app))

/** The tab slices of the core and of the main features of an app that has loaded them. */
export const tabOf = (app: Pick<App, 'tab' | 'features'>): AllTabSlices => allTab(app.tab.slices, findIn(app))

/** New slices of the core and the main features, also by feature: `slicesOf('chat')`. */
export const newSlices = () => {
  const byFeature = new Map<string, unknown>(mainFeatures.map((feature) => [feature.name, feature.slices()]))
  const find: Find = <N extends FeatureName>(name: N) => {
    const isIts = (u: unknown): u is SlicesOf<N> => u !== undefined
    const slices = byFeature.get(name)
    return isIts(slices) ? slices : null
  }
  return {
    slicesOf: find,
    account: allAccount(coreAccountSlices(), find),
    tab: allTab(coreTabSlices(), find),
  }
}
