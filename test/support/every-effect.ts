import { effectTable, type Effect } from '../../src/application/effects/effect'
import { makeSessionEffects } from '../../src/application/effects/sign-in/session.effects'
import { makeTabEffects } from '../../src/application/effects/tab.effects'
import { BoundFeature } from '../../src/application/features/implement-feature'
import { coreAccountSlices, coreTabSlices } from '../../src/domain/core'
import { entriesOf } from '../../src/domain/kernel/table'
import { FileRegistry } from '../../src/application/media/file-registry'
import { SecretRegistry } from '../../src/application/secret-registry'
import { clientId } from './builders/message'
import { VirtualBrowser } from './virtual-browser'
import { VirtualServer } from './virtual-server'
import { MAIN_FEATURES, mainFeatureLoader } from './whole-app'
import type { AccountMessage, TabMessage } from './whole-domain'

/** Loads all effects of the core and the main features, for the account's log and the tab's log. */
export const everyEffect = async () => {
  const ports = new VirtualServer().ports(new VirtualBrowser().open('1'))
  const deps = {
    ports,
    secrets: new SecretRegistry(),
    held: new FileRegistry(),
    me: () => null,
    memberIn: () => null,
    newClientId: () => clientId('a'),
    dispatchToAccount: () => Promise.resolve(),
    dispatchUntilStored: () => Promise.resolve(true),
    dispatchToTab: () => undefined,
    slicesOf: () => null,
    core: { account: coreAccountSlices(), tab: coreTabSlices() },
  }
  const loader = mainFeatureLoader(ports)
  const loaded = await Promise.all(MAIN_FEATURES.map(loader.fetch))
  const begun = loaded.flatMap((feature) => (feature instanceof BoundFeature ? [feature.begin(deps)] : []))
  const account: readonly (readonly [string, Effect<AccountMessage>])[] = [
    ...entriesOf(effectTable({ session: makeSessionEffects(ports) })),
    ...begun.flatMap((feature) => entriesOf(feature.account.effects)),
  ]
  const tab: readonly (readonly [string, Effect<TabMessage>])[] = [
    ...entriesOf(effectTable(makeTabEffects(deps))),
    ...begun.flatMap((feature) => entriesOf(feature.tab.effects)),
  ]
  return { account, tab }
}
