import { partnerSignInFeature } from '../../../domain/partner-sign-in/feature'
import { implementFeature } from '../implement-feature'
import { makePartnerSignInEffects } from './partner-sign-in.effects'

export const partnerSignInImplementation = implementFeature(partnerSignInFeature, (deps) => ({
  tab: { 'partner-sign-in/partnerSignIn': makePartnerSignInEffects(deps) },
}))
