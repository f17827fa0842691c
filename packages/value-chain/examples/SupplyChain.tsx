import '@millrace/value-chain/styles.css';
import { documentClass } from '@millrace/ui/theme';
import { ValueChainDiagram } from '@millrace/value-chain';

const graph = {
  root: 'glass',
  nodes: [
    { id: 'glass', label: 'Preform silica glass' },
    { id: 'fiber', label: 'Single-mode fiber' },
    { id: 'cable', label: 'Submarine cable' },
    { id: 'laser', label: 'Fiber laser' },
  ],
  links: [
    { source: 'glass', target: 'fiber' },
    { source: 'fiber', target: 'cable' },
    { source: 'fiber', target: 'laser' },
  ],
};

export function SupplyChain() {
  return (
    <div className={documentClass} style={{ blockSize: 480 }}>
      <ValueChainDiagram graph={graph} openLevels={1} />
    </div>
  );
}
