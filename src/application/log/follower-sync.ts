import type { AccountMessage } from '../../domain/features'
import type { CommandSender } from './command-sender'
import type { EventLog } from './event-log'
import type { LogReplication } from './log-replication'
import type { TabProtocolMessage } from './tabs/tab-protocol'

type LeaderMessage = Exclude<TabProtocolMessage<AccountMessage>, { readonly kind: 'said' | 'hello' }>

/** Updates a follower's log to the leader's state. */
export class FollowerSync {
  /** Whether only a whole snapshot can update this tab: the leader is behind this tab, or this tab rereads its log. */
  needsSnapshot = false
  #mayBeUnstored = false

  constructor(
    private readonly log: EventLog<AccountMessage>,
    private readonly replication: LogReplication,
    private readonly commands: CommandSender,
    private readonly endReread: () => void,
  ) {}

  /**
   * Whether the leader's store may lack the last entries. The next leader may then reuse the numbers of these entries.
   */
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
        // The log contains the commands. The next `entries` message reports whether the commands are stored in the
        // leader's store.
        this.commands.foundInState(false)
      }
    }
  }
}
