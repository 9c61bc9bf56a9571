import type { Effect } from '../../../src/application/effects/effect'
import type { BoundFeature } from '../../../src/application/features/implement-feature'
import { FileRegistry } from '../../../src/application/media/file-registry'
import { SecretRegistry } from '../../../src/application/secret-registry'
import { clientId } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { runEffect } from '../../support/run-effect'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { allAccountSlices, allTabSlices } from '../../support/whole-domain'

interface BegunFeature {
  readonly begun: ReturnType<BoundFeature['begin']>
  readonly ports: ReturnType<VirtualServer['ports']>
  readonly secrets: SecretRegistry
  /** The types of the messages that the feature sends to the account. */
  readonly toAccount: readonly string[]
  /** Runs the effect of that name, or its lookup after a reload, and returns the messages with its results. */
  readonly run: (name: string, input: unknown, resumed?: boolean) => Promise<readonly unknown[]>
}

/** A feature over fake ports, as Ann uses it. */
export const begunFeature = (feature: BoundFeature): BegunFeature => {
  const ports = new VirtualServer().ports(new VirtualBrowser().open('1'))
  const toAccount: string[] = []
  const secrets = new SecretRegistry()
  const begun = feature.begin({
    ports,
    secrets,
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
    const runs: (readonly unknown[])[] = []
    const perform = <M>(effect: Effect<M> | undefined): void => {
      if (effect === undefined) return
      runs.push(runEffect(effect, input, resumed).said)
    }
    const { account, tab } = begun
    if (account.effects[name] === undefined && tab.effects[name] === undefined) throw new Error(`no effect ${name}`)
    perform(account.effects[name])
    perform(tab.effects[name])
    await new Promise((done) => {
      setTimeout(done)
    })
    return runs.flat()
  }
  return { begun, ports, secrets, toAccount, run }
}
