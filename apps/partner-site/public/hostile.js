// What old libraries and careless scripts have left on real pages.
Array.prototype.map = () => ['replaced'];
Array.prototype.forEach = () => {
  throw new Error('replaced');
};
Array.prototype.toJSON = () => 'replaced';
Object.prototype.mode = 'no-cors';
Object.prototype.method = 'POST';
Object.prototype.credentials = 'include';
Object.prototype.body = 'polluted';
Object.prototype.root = 'polluted';
Object.prototype.threshold = 'polluted';
Object.prototype.target = 'polluted';
Object.prototype.isIntersecting = true;
Object.prototype.title = 'polluted';
Object.prototype.response = 'polluted';
Object.prototype.delegatesFocus = true;
Object.prototype.slotAssignment = 'manual';
Object.prototype.extend = () => 'polluted';
window.$ = window._ = () => 'polluted';
