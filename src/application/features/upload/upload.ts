import { uploadFeature } from '../../../domain/upload/feature'
import { implementFeature } from '../implement-feature'
import { makeFiles } from './files'
import { makeUploadEffects } from './upload.effects'

export const uploadImplementation = implementFeature(
  uploadFeature,
  ({ ports, held, newClientId, dispatchToAccount }) => ({
    account: { 'upload/uploads': makeUploadEffects(ports) },
    streams: makeFiles({ ports, held, newClientId, dispatchToAccount }),
  }),
)
