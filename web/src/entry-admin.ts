import { openPanel } from './admin/gate.ts';
import './admin/shell.css';

const root = document.getElementById('panel');
if (root) void openPanel(root);
