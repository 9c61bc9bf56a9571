import { mallFeature, packagesQuery } from '../../../domain/mall'
import { readList } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Mall } from './ports'

export const mallImplementation = implementFeature(mallFeature, (_needs, ports: Mall) => ({
  account: {
    'mall/packages': readList(packagesQuery, () => ports.packages()),
  },
}))
