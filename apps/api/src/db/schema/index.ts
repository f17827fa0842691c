export * from './activities';
export * from './companies';
export * from './files';
export * from './people';
export * from './products';
export * from './requests';
export * from './secrets';
export * from './suppliers';
