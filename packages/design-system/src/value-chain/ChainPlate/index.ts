export { ChainPlate, type ChainPlateProps, type PlateEnd } from './ChainPlate';
