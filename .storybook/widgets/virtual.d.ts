declare module 'virtual:widgets' {
  const widgets: import('./serve-widgets').ServedWidgets;
  export default widgets;
}
