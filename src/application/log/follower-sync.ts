import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { CommandSender } from './command-sender'
import type { EventLog } from './event-log'
import type { LogReplication } from './log-replication'
import type { TabProtocolMessage } from './tabs/tab-protocol'

type LeaderMessage = Exclude<TabProtocolMessage<AccountMessage>, { readonly kind: 'said' | 'hello' }>

/** Brings a follower's log to the leader's state. */
export class FollowerSync {
  /** Only a whole snapshot can bring this tab up to date: the leader is behind it, or this tab rereads its log. */
  needsSnapshot = false
  #mayBeUnstored = false

  constructor(
    private readonly log: EventLog<AccountMessage>,
    private readonly replication: LogReplication,
    private readonly commands: CommandSender,
    private readonly endReread: () => void,
  ) {}

  /** The leader may not have stored the last entries, so the next leader may reuse their numbers. */
  get mayBeUnstored(): boolean {
    return this.#mayBeUnstored
  }

  handle(message: LeaderMessage): void {
    switch (message.kind) {
      case 'leads': {
        this.needsSnapshot ||= message.isOther === true || this.#mayBeUnstored || message.seq < this.log.seq
        this.replication.hello(this.needsSnapshot)
        return this.commands.handOverAll()
      }
      case 'entries': {
        if (this.needsSnapshot) return
        this.replication.take(message.entries)
        this.#mayBeUnstored = message.isStored === false
        return this.commands.foundInState(message.isStored)
      }
      case 'state': {
        if (!this.needsSnapshot && message.seq <= this.log.seq) return
        this.needsSnapshot = false
        this.#mayBeUnstored = true
        this.endReread()
        this.log.restore(message)
        // The next `entries` message says whether this state is also stored.
        this.commands.foundInState(false)
      }
    }
  }
}
