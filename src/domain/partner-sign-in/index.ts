export { partnerSignInMessages } from './partner-sign-in.messages'
export { partnerSignInEffects } from './partner-sign-in.machine'
export { isPartnerArriving, partnerQuestion, type PartnerQuestion } from './partner-sign-in.selectors'
