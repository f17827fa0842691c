declare module 'virtual:props' {
  const propsByFolder: import('./plugin').PropsByFolder;
  export default propsByFolder;
}
