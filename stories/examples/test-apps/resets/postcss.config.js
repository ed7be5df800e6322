import tailwindcss from "tailwindcss";

export default { plugins: [tailwindcss({ content: ["./src/own.tsx"] })] };
