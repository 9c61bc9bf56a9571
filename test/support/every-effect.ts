import type { AreaDeps } from '../../src/application/features/feature-deps'
import { AREAS } from '../../src/application/features/lazy-areas'
import { effectTable, type Effect } from '../../src/application/effects/effect'
import { makeSessionEffects } from '../../src/application/effects/sign-in/session.effects'
import { makeTabEffects } from '../../src/application/effects/tab.effects'
import { FileRegistry } from '../../src/application/media/file-registry'
import { SecretRegistry } from '../../src/application/secret-registry'
import { allAccountSlices, type AccountMessage } from '../../src/domain/manifests/account-messages'
import { entriesOf } from '../../src/domain/kernel/table'
import { allTabSlices, type TabMessage } from '../../src/domain/manifests/tab-messages'
import { clientId } from './builders/message'
import { VirtualBrowser } from './virtual-browser'
import { VirtualServer } from './virtual-server'
import { eagerAreas } from './whole-app'

/** Loads all effects of the app, for the account's log and the tab's log. */
export const everyEffect = async () => {
  const ports = new VirtualServer().ports(new VirtualBrowser().open('1'))
  const deps: AreaDeps = {
    ports,
    secrets: new SecretRegistry(),
    held: new FileRegistry(),
    me: () => null,
    memberIn: () => null,
    newClientId: () => clientId('a'),
    dispatchToAccount: () => Promise.resolve(),
    dispatchUntilStored: () => Promise.resolve(true),
    dispatchToTab: () => undefined,
    account: allAccountSlices(),
    tab: allTabSlices(),
  }
  const areas = (await Promise.all(AREAS.map((name) => eagerAreas[name](ports)))).map(({ makeArea }) => makeArea(deps))
  const account: readonly (readonly [string, Effect<AccountMessage>])[] = [
    ...entriesOf(effectTable({ session: makeSessionEffects(ports) })),
    ...areas.flatMap((area) => entriesOf(area.account?.effects ?? {})),
  ]
  const tab: readonly (readonly [string, Effect<TabMessage>])[] = [
    ...entriesOf(effectTable(makeTabEffects(deps))),
    ...areas.flatMap((area) => entriesOf(area.tab?.effects ?? {})),
  ]
  return { account, tab }
}
