// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract SoulBoundToken {
    string public constant name = "First Harvest";
    string public constant symbol = "FIRST";

    address private constant FIRST_MEMBER = 0x964ba4f2D8331048019A53e1B6837B672707DF77;

    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);

    constructor() {
        emit Transfer(address(0), FIRST_MEMBER, 1);
    }

    function ownerOf(uint256 tokenId) external pure returns (address) {
        require(tokenId == 1, "There is no such token.");
        return FIRST_MEMBER;
    }

    function balanceOf(address owner) external pure returns (uint256) {
        return owner == FIRST_MEMBER ? 1 : 0;
    }

    function transferFrom(address, address, uint256) external pure {
        revert("This token stays with its first owner.");
    }
}
