export { inviteEffects, inviteMessages, inviteShown, xEffects, xMessages, xShown } from './bindings'
export * from './details'
export { emailEffects, emailMessages, emailShown, type EmailProblem, type EmailShown } from './email-form'
export { identity } from './feature'
