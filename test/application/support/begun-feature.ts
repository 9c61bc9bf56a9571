import { RunningEffect } from '../../../src/application/effects/running-effect'
import type { BoundFeature } from '../../../src/application/features/implement-feature'
import { FileRegistry } from '../../../src/application/media/file-registry'
import { SecretRegistry } from '../../../src/application/secret-registry'
import { NOON } from '../../support/builders/instant'
import { clientId } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { allAccountSlices, allTabSlices } from '../../support/whole-domain'

type AnyEffect<M> = ConstructorParameters<typeof RunningEffect<M>>[0] | undefined

interface BegunFeature {
  readonly begun: ReturnType<BoundFeature['begin']>
  readonly ports: ReturnType<VirtualServer['ports']>
  /** The types of the messages that the feature sends to the account. */
  readonly toAccount: readonly string[]
  /** Performs the effect of that name and returns the messages with its results. */
  readonly run: (name: string, input: unknown, resumed?: boolean) => Promise<readonly unknown[]>
}

/** A feature over fake ports, as Ann uses it. */
export const begunFeature = (feature: BoundFeature): BegunFeature => {
  const ports = new VirtualServer().ports(new VirtualBrowser().open('1'))
  const toAccount: string[] = []
  const begun = feature.begin({
    ports,
    secrets: new SecretRegistry(),
    held: new FileRegistry(),
    me: () => ann.xid,
    memberIn: () => sessionOf(ann),
    newClientId: () => clientId('c1'),
    dispatchToAccount: ({ type }) => {
      toAccount.push(type)
      return Promise.resolve()
    },
    dispatchUntilStored: () => Promise.resolve(true),
    dispatchToTab: () => undefined,
    slicesOf: () => null,
    core: { account: allAccountSlices(), tab: allTabSlices() },
  })
  const run = async (name: string, input: unknown, resumed = false): Promise<readonly unknown[]> => {
    const said: unknown[] = []
    const perform = <M>(effect: AnyEffect<M>): void => {
      if (effect === undefined) return
      new RunningEffect(effect, input, {
        ask: { unit: 'test', id: 'test', seq: 1 },
        say: (message) => {
          said.push(message)
        },
        resumed,
        session: () => null,
      }).perform(NOON)
    }
    const { account, tab } = begun
    if (account.effects[name] === undefined && tab.effects[name] === undefined) throw new Error(`no effect ${name}`)
    perform(account.effects[name])
    perform(tab.effects[name])
    await new Promise((done) => {
      setTimeout(done)
    })
    return said
  }
  return { begun, ports, toAccount, run }
}
