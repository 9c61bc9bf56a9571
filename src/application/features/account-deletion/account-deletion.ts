import {
  accountDeletionEffects,
  accountDeletionFeature,
  accountDeletionMessages,
} from '../../../domain/account-deletion'
import { accountEffects, failsWith } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { AccountDeletionPort } from './ports'

export const accountDeletionImplementation = implementFeature(
  accountDeletionFeature,
  ({ dispatchToAccount }, port: AccountDeletionPort) => ({
    account: {
      'account-deletion/plan': {
        readPlan: accountEffects.read(accountDeletionEffects.readPlan, {
          call: () => port.plan(),
          toResult: (plan, _input, ask) => ({ type: 'account-deletion/PlanRead', ask, plan }),
          failed: failsWith(accountDeletionMessages['account-deletion/PlanNotRead']),
        }),
        requestDeletion: accountEffects.idempotent(accountDeletionEffects.requestDeletion, {
          call: ({ remainders }) => port.request(remainders),
          toResult: (dueAt, _input, ask) => ({ type: 'account-deletion/DeletionRequested', ask, dueAt }),
          failed: failsWith(accountDeletionMessages['account-deletion/DeletionNotRequested']),
        }),
        keepAccount: accountEffects.idempotent(accountDeletionEffects.keepAccount, {
          call: () => port.keep(),
          toResult: (_done, _input, ask) => ({ type: 'account-deletion/AccountKept', ask }),
          failed: failsWith(accountDeletionMessages['account-deletion/AccountNotKept']),
        }),
      },
    },
    frames: {
      account_deletion: () => void dispatchToAccount({ type: 'account-deletion/ReadPlan' }),
    },
  }),
)
