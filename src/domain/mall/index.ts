export { mall, packagesQuery } from './feature'
export { mallOrderShown, type MallOrderShown } from './order'
export {
  LoopPackage, MALL_METHODS, MALL_NETWORKS, MALL_TOKENS, priceBefore, QUICK_AMOUNTS, rechargePrice,
} from './package'
