export { accountDeletionFeature } from './feature'
export { DELETION_DELAY_MS, DeletionPlan, MOST_OWNED, MOST_REMAINDERS, Remainder } from './deletion-plan'
export { accountDeletionMessages } from './account-deletion.messages'
export { accountDeletionEffects, accountDeletionViewModel } from './account-deletion.machine'
