import type { AreaNeeds } from '../../src/application/areas/area-needs'
import { AREAS } from '../../src/application/areas/areas'
import { effectTable, type Effect } from '../../src/application/effect'
import { makeSessionEffects } from '../../src/application/effects/session.effects'
import { makeTabEffects } from '../../src/application/effects/tab.effects'
import { HeldFiles } from '../../src/application/media/held-files'
import { Secrets } from '../../src/application/secrets'
import { accountCells, type AccountMessage } from '../../src/domain/account-log'
import { entriesOf } from '../../src/domain/kernel/table'
import { tabCells, type TabMessage } from '../../src/domain/tab-log'
import { clientId } from './builders/message'
import { VirtualBrowser } from './virtual-browser'
import { VirtualServer } from './virtual-server'
import { areasAtOnce } from './whole-app'

/** All effects that the program has, by log. */
export const everyEffect = async () => {
  const ports = new VirtualServer().ports(new VirtualBrowser().open('1'))
  const needs: AreaNeeds = {
    ports, secrets: new Secrets(), held: new HeldFiles(), me: () => null, memberIn: () => null, newClientId: () => clientId('a'),
    sayToAccount: () => Promise.resolve(), storeInAccount: () => Promise.resolve(true), sayToTab: () => undefined, account: accountCells(), tab: tabCells(),
  }
  const areas = (await Promise.all(AREAS.map((name) => areasAtOnce[name](ports)))).map(({ makeArea }) => makeArea(needs))
  const account: readonly (readonly [string, Effect<AccountMessage>])[] = [
    ...entriesOf(effectTable({ session: makeSessionEffects(ports) })), ...areas.flatMap((area) => entriesOf(area.account?.effects ?? {}))]
  const tab: readonly (readonly [string, Effect<TabMessage>])[] = [
    ...entriesOf(effectTable(makeTabEffects(needs))), ...areas.flatMap((area) => entriesOf(area.tab?.effects ?? {}))]
  return { account, tab }
}
