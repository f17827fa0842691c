export * from './light';
export * from './features';
