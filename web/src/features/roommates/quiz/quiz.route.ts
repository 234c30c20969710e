export { QuizPage as Component } from './QuizPage.tsx';
