import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  blockedQuery,
  briefsQuery,
  emailBindingEffects,
  emailBindingMessages,
  identityFeature,
  inviteBindingEffects,
  inviteBindingMessages,
  ownQuery,
  PEOPLE_A_READ,
  personQuery,
  walletBindingEffects,
  walletBindingMessages,
  xBindingEffects,
  xBindingMessages,
} from '../../../domain/identity'
import { malformed } from '../../../domain/kernel/failure'
import { accountEffects, failsWith, tabEffects } from '../../effects/effect'
import { simulatedMail } from '../../effects/sign-in/simulated-mail'
import { nextPage, pageNumber } from '../../effects/page-numbers'
import { readList, readPages, readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import { bindWallet } from './bind-wallet'
import type { Identities } from './ports'

export const identityImplementation = implementFeature(
  identityFeature,
  ({ ports: shared, secrets, memberIn, dispatchToAccount }, ports: Identities) => ({
    streams: { mail$: simulatedMail(shared) },
    account: {
      'identity/own': readValue(ownQuery, () => ports.own()),
      'identity/person': readValue(personQuery, ({ uid }) => ports.of(uid)),
      'identity/briefs': readList(briefsQuery, ({ uids }) => ports.briefs(uids)),
      'identity/blocked': readPages(blockedQuery, (_input, page) =>
        pipe(
          ports.blocked(pageNumber(page), PEOPLE_A_READ),
          TE.map(({ items, dropped }) => ({
            items,
            next: nextPage(page, items.length + dropped < PEOPLE_A_READ),
          })),
        ),
      ),
      'identity/x': {
        unbindX: accountEffects.idempotent(xBindingEffects.unbindX, {
          call: () => ports.unbindX(),
          notifyAccount: (_, __, under) => dispatchToAccount(ownQuery.want({}), under),
          toResult: (_, __, ask) => ({ type: 'identity/XUnbound', ask }),
          failed: failsWith(xBindingMessages['identity/XNotUnbound']),
        }),
      },
    },
    tab: {
      'identity/email': {
        sendCode: tabEffects.idempotent(emailBindingEffects.sendCode, {
          call: ({ email }) => shared.accounts.sendCode(email),
          toResult: (_, { email }, ask) => ({ type: 'identity/CodeSent', ask, email }),
          failed: failsWith(emailBindingMessages['identity/CodeNotSent']),
        }),
        // A code works once and is only in memory. After a reload the code is lost, and the form shows this.
        postEmail: tabEffects.idempotent(emailBindingEffects.postEmail, {
          call: ({ purpose, email, secretRef }) => {
            const code = secrets.take(secretRef)
            return code === null
              ? TE.left(malformed)
              : purpose === 'bind'
                ? ports.setEmail(email, code)
                : ports.unbindEmail(email, code)
          },
          notifyAccount: (_, __, under) => dispatchToAccount(ownQuery.want({}), under),
          toResult: (_, input, ask) => ({ type: 'identity/EmailPosted', ask, ...input }),
          failed: failsWith(emailBindingMessages['identity/EmailNotPosted']),
        }),
      },
      'identity/wallet': {
        bindWallet: tabEffects.customIdempotent(walletBindingEffects.bindWallet, {
          perform: bindWallet({
            accounts: shared.accounts,
            signer: shared.signer,
            bind: ports.bindWallet,
            readAnew: (under) => dispatchToAccount(ownQuery.want({}), under),
          }),
          failed: failsWith(walletBindingMessages['identity/WalletNotBound'], { fault: 'lost' }),
        }),
      },
      'identity/invite': {
        postInvite: tabEffects.idempotent(inviteBindingEffects.postInvite, {
          call: ({ secretRef }) => {
            const [code, session] = [secrets.take(secretRef), memberIn()]
            return code === null || session === null
              ? TE.left(malformed)
              : shared.accounts.submitInvite(session.sessionId, code)
          },
          notifyAccount: (_, __, under) => dispatchToAccount(ownQuery.want({}), under),
          toResult: (_, __, ask) => ({ type: 'identity/InvitePosted', ask }),
          failed: failsWith(inviteBindingMessages['identity/InviteNotPosted']),
        }),
      },
    },
  }),
)
