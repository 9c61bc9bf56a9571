import { effectTable, tabEffects, type EffectContext } from '../../src/application/effects/effect'
import { TabLog } from '../../src/application/log/tab-log'
import { composerEffects, draftOf } from '../../src/domain/chat'
import { TabId, type SessionId } from '../../src/domain/kernel/ids'
import type { EffectRef } from '../../src/domain/kernel/message'
import { emailSignInEffects } from '../../src/domain/sign-in'
import { shellEffects } from '../../src/domain/shell'
import { allTabSlices, tabMessages, type TabMessage } from './whole-domain'
import { noFeatures } from './stub-loading'
import { made } from './builders/made'
import { clientId, lounge } from './builders/message'
import { memoryUnloadJournal } from './in-memory/unload-journal'
import type { VirtualBrowser } from './virtual-browser'

export const write = (text: string, conversationId = lounge): TabMessage => ({
  type: 'chat/ChangeDraft',
  conversationId,
  text,
})
export const send = (conversationId = lounge): TabMessage => ({
  type: 'chat/SendDraft',
  conversationId,
  clientId: clientId('a'),
})

/** Opens a tab with only its tab log. Its effects record each request and do nothing else. */
export const openTabLog = (
  browser: VirtualBrowser,
  lastWords = memoryUnloadJournal(),
  session: () => SessionId | null = () => null,
) => {
  const tab = browser.open('1')
  const slices = allTabSlices()
  const started: string[] = []
  const asks: EffectRef[] = []
  const troubles: string[] = []
  const noted = (name: string) => ({
    failed: () => null,
    perform: (_input: unknown, { ref: ask, isResumed: resumed }: EffectContext<TabMessage>) => {
      asks.push(ask)
      started.push(`${name}${resumed ? ' resumed' : ''}`)
    },
  })
  const log = new TabLog({
    slices,
    store: tab.logStore,
    lastWords,
    clock: tab.clock,
    idle: tab.idle,
    onTrouble: ({ _tag }) => {
      troubles.push(_tag)
    },
    features: noFeatures,
    messages: tabMessages,
    session,
    effects: effectTable<TabMessage>({
      shell: { navigate: tabEffects.customIdempotent(shellEffects.navigate, noted('navigate')) },
      'sign-in/email': {
        sendCode: tabEffects.customIdempotent(emailSignInEffects.sendCode, noted('sendCode')),
        signInByEmail: tabEffects.customIdempotent(emailSignInEffects.signInByEmail, noted('signInByEmail')),
      },
      'chat/composer': {
        sendDraft: tabEffects.customIdempotent(composerEffects.sendDraft, noted('handOver')),
        storeDraft: tabEffects.customIdempotent(composerEffects.storeDraft, {
          failed: () => null,
          perform: () => undefined,
        }),
      },
    }),
  })
  void log.start(made(TabId, tab.name))
  return {
    tab,
    log,
    lastWords,
    started,
    asks,
    troubles,
    draft: (of = lounge) => draftOf(slices.composer.get(), of),
    pass: (ms = 50) => browser.time.pass(ms),
  }
}
