import type { Ports } from './ports'

/** The product's own hosts: those of its configuration, and the one that this page came from (decisions.md). */
export const ownHosts = ({ product, navigator }: Pick<Ports, 'product' | 'navigator'>): readonly string[] => [
  ...product.ownHosts,
  navigator.host,
]
